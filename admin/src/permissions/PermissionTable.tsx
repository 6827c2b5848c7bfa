import { Fragment } from 'react';
import { useT } from '@lampstand/i18n/react';
import { classNames } from '@lampstand/ui';
import { byArea } from './permission-filter.ts';
import styles from './PermissionTable.module.css';
import { columnInWords, type RuleInWords } from './rule-words.ts';

export interface PermissionTableProps {
  readonly rules: readonly RuleInWords[];
}

/** Actions by area, and how far each role reaches. It scrolls by itself where it is too wide. */
export function PermissionTable({ rules }: PermissionTableProps) {
  const t = useT();
  const columns = rules[0]?.cells ?? [];
  return (
    // A keyboard scrolls what it can focus.
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('shell.permissions')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.action}>
              {t('admin.permissions.action')}
            </th>
            <th scope="col">{t('admin.permissions.needs')}</th>
            {columns.map((column) => (
              <th scope="col" key={keyOf(column)}>
                {columnInWords(t, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byArea(rules, t.locale.bcp47).map(([area, own]) => (
            <Fragment key={area}>
              <tr>
                <th scope="colgroup" colSpan={columns.length + 2} className={styles.area}>
                  {area}
                </th>
              </tr>
              {own.map((rule) => (
                <RuleRow key={rule.id} rule={rule} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RuleRow({ rule }: { readonly rule: RuleInWords }) {
  return (
    <tr>
      <th scope="row" className={styles.action}>
        {rule.action}
        <code className={styles.name}>{rule.name}</code>
      </th>
      <td>{rule.needs}</td>
      {rule.cells.map((cell) => (
        <td key={keyOf(cell)} className={classNames(cell.answer === 'NO' && styles.no)}>
          {cell.words}
        </td>
      ))}
    </tr>
  );
}

const keyOf = ({ role, everywhere }: RuleInWords['cells'][number]) => `${role} ${everywhere}`;
