import type { ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import styles from './Facts.module.css';

/** Names and values of a record, in as many columns as fit. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

export interface FactProps {
  /** Its label is `resources.<name>.fields.<field>`, unless another one is given. */
  readonly field: string;
  readonly label?: string;
  /** Takes the whole width: for longer texts. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

/** One value; a missing one is an en dash, read as "None". */
export function Fact({ field, label, wide = false, children }: FactProps) {
  const t = useT();
  const texts = useResourceTexts();
  const missing =
    children === null || children === undefined || children === '' || children === false;
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.name}>{label ?? texts.label(field)}</dt>
      <dd className={styles.value}>
        {missing ? <span aria-label={t('common.none')}>–</span> : children}
      </dd>
    </div>
  );
}
