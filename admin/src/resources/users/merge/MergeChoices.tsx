import { useId } from 'react';
import { isLocaleCode, localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { useResourceTexts } from '../../../shared/page/useResourceTexts.ts';
import type { UserRecord } from '../users.binding.ts';
import styles from './Merge.module.css';
import type { MergeField } from './merge.generated.ts';
import { mergeFields } from './merge-words.ts';

export interface MergeChoicesProps {
  readonly keep: UserRecord;
  readonly gone: UserRecord;
  /** Fields that the kept account takes over. */
  readonly taken: readonly MergeField[];
  readonly onTaken: (taken: readonly MergeField[]) => void;
}

/** Where two accounts differ: for each field, which value stays. */
export function MergeChoices({ keep, gone, taken, onTaken }: MergeChoicesProps) {
  const t = useT();
  const { label } = useResourceTexts();
  const { formatDate } = useFormat();
  const id = useId();
  const differing = mergeFields.filter((field) => (keep[field] ?? '') !== (gone[field] ?? ''));
  const choose = (field: MergeField, take: boolean) => {
    const others = taken.filter((each) => each !== field);
    onTaken(take ? [...others, field] : others);
  };
  const side = (user: UserRecord, field: MergeField, take: boolean) => (
    <td>
      <ValueChoice
        group={`${id}-${field}`}
        words={inWords(user[field]) ?? t('admin.common.empty')}
        chosen={taken.includes(field) === take}
        onChosen={() => choose(field, take)}
      />
    </td>
  );
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('admin.common.conflictField')}</th>
          <th scope="col">{t('admin.merge.kept')}</th>
          <th scope="col">{t('admin.merge.goes')}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map((field) => (
          <tr key={field}>
            <th scope="row">{label(field)}</th>
            {side(keep, field, false)}
            {side(gone, field, true)}
          </tr>
        ))}
        <tr>
          <th scope="row">{label('createdAt')}</th>
          <td>{formatDate(keep.createdAt)}</td>
          <td>{formatDate(gone.createdAt)}</td>
        </tr>
      </tbody>
    </table>
  );
}

interface ValueChoiceProps {
  readonly group: string;
  readonly words: string;
  readonly chosen: boolean;
  readonly onChosen: () => void;
}

function ValueChoice({ group, words, chosen, onChosen }: ValueChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={group} checked={chosen} onChange={onChosen} />
      <span>{words}</span>
    </label>
  );
}

function inWords(value: string | number | null): string | undefined {
  if (value === null || value === '') return undefined;
  return typeof value === 'string' && isLocaleCode(value) ? localeOf(value).label : String(value);
}
