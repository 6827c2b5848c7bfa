import { useSearchParams } from 'react-router-dom';
import { DocumentList } from './DocumentList.tsx';
import { DocumentPage } from './DocumentPage.tsx';
import { titleParameter } from './docs-paths.ts';

/** /docs: what the person may read; with `?title=` one document of it, which can be bookmarked. */
export function DocsPage() {
  const [parameters] = useSearchParams();
  const title = parameters.get(titleParameter);
  return title ? <DocumentPage key={title} title={title} /> : <DocumentList />;
}
