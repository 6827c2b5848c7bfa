import styles from './CoursePicture.module.css';

export interface CoursePictureProps {
  readonly course: { readonly imageUrl: string | null; readonly code: string };
}

/**
 * The picture of a course, or a plate with its code, so that the courses of a row stand alike. It
 * says nothing that the title and the facts do not.
 */
export function CoursePicture({ course: { imageUrl, code } }: CoursePictureProps) {
  if (imageUrl) {
    return <img className={styles.picture} src={imageUrl} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <p className={styles.plate} aria-hidden="true">
      {code}
    </p>
  );
}
