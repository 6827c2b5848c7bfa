import { useEffect } from 'react';
import { browserPage, type Page } from '@lampstand/auth';

export interface ToPageProps {
  readonly path: string;
  readonly page?: Page;
}

/** Sends somebody to a page of the other app. */
export function ToPage({ path, page = browserPage }: ToPageProps) {
  useEffect(
    function goThere() {
      page.assign(path);
    },
    [page, path],
  );
  return null;
}
