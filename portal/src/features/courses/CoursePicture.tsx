import styles from './CoursePicture.module.css';

/** The picture of a course; nothing where it has none. It says nothing that the title does not. */
export function CoursePicture({ url }: { readonly url: string | null }) {
  return url && <img className={styles.picture} src={url} alt="" loading="lazy" decoding="async" />;
}
