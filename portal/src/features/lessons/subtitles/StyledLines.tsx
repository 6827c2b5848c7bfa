import styles from './StyledLines.module.css';
import type { SubtitleStyle } from './subtitle-style.rules.ts';

export interface StyledLinesProps {
  readonly lines: readonly { readonly text: string; readonly lang?: string }[];
  readonly look: SubtitleStyle;
}

/** Lines of subtitles as they were styled; the second and further ones are smaller. */
export function StyledLines({ lines, look }: StyledLinesProps) {
  return (
    <div
      className={styles.lines}
      data-size={look.size}
      data-colour={look.colour}
      data-background={look.background}
      data-edge={look.edge}
      data-place={look.place}
    >
      {lines.map(({ text, lang }) => (
        <p key={lang ?? text} className={styles.line} lang={lang}>
          <span className={styles.words}>{text}</span>
        </p>
      ))}
    </div>
  );
}
