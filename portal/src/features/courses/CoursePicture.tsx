import styles from './CoursePicture.module.css';

/** The picture of a course. It says nothing that the title does not. */
export function CoursePicture({ url }: { readonly url: string }) {
  return <img className={styles.picture} src={url} alt="" loading="lazy" decoding="async" />;
}
