import { useEffect, useState } from 'react';
import { loadWithRetry } from '@lampstand/ui';
import styles from './SecondFactorCard.module.css';

export interface KeyPictureProps {
  /** What the picture says to an app. */
  readonly address: string;
  readonly alt: string;
}

/** A QR code, drawn in the browser: the secret goes nowhere else. The key beside it says the same. */
export function KeyPicture({ address, alt }: KeyPictureProps) {
  const [source, setSource] = useState<string>();
  useEffect(
    function draw() {
      let wanted = true;
      loadWithRetry(() => import('qrcode'))
        .then(({ toString }) => toString(address, { type: 'svg', margin: 2 }))
        .then(
          (svg) => {
            if (wanted) setSource(`data:image/svg+xml,${encodeURIComponent(svg)}`);
          },
          () => undefined,
        );
      return () => {
        wanted = false;
      };
    },
    [address],
  );
  return source === undefined ? null : <img className={styles.picture} src={source} alt={alt} />;
}
