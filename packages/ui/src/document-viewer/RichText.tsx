import { Link } from 'react-router-dom';
import { richTextNodes } from './rich-text-nodes.tsx';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** HTML of a document, as the server gives it. */
  readonly html: string;
  /** Whether this app shows the screen of a path itself: links to it then load no page. */
  readonly isOwnPath?: ((path: string) => boolean) | undefined;
}

/** Written text with headings, lists, tables and links. */
export function RichText({ html, isOwnPath = never }: RichTextProps) {
  const nodes = richTextNodes(html, (key, href, words) =>
    href?.startsWith('/') && isOwnPath(pathOf(href)) ? (
      <Link key={key} to={href}>
        {words}
      </Link>
    ) : (
      <a key={key} href={href} rel="noopener noreferrer">
        {words}
      </a>
    ),
  );
  return <div className={styles.text}>{nodes}</div>;
}

const never = () => false;

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';
