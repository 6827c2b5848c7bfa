import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useShowError } from '../../../shared/form/useShowError.ts';
import type { ExamForm, ItemForm } from '../exam-form.ts';
import type { BankSaying } from './exam-bank.binding.ts';

/** Changes a question of the bank where it stands in the exam; nothing is saved before the exam is. */
export function useRevision(item: ItemForm, place: number) {
  const dataProvider = useDataProvider();
  const showError = useShowError();
  const { setValue, clearErrors } = useFormContext<ExamForm>();
  const [reading, setReading] = useState(false);
  const [later, setLater] = useState<BankSaying>();
  const path = `items.${place}` as const;
  const dirty = { shouldDirty: true, shouldTouch: true };

  async function newest(take: (saying: BankSaying) => void) {
    setReading(true);
    try {
      const { data } = await dataProvider.getOne<BankSaying>('examBank', {
        id: item.asked?.id ?? '',
      });
      take(data);
    } catch (error) {
      showError(error);
    } finally {
      setReading(false);
    }
  }

  return {
    reading,
    /** What somebody else saved while it was changed here. */
    later,
    begin: () =>
      newest((saying) => {
        setValue(`${path}.revised`, saying, dirty);
        setValue(`${path}.question`, saying.said, dirty);
      }),
    /** Shows what somebody else saved. What was typed stays, and is saved after it from now on. */
    readLater: () =>
      newest((saying) => {
        setLater(saying);
        setValue(`${path}.revised`, saying, dirty);
        clearErrors(path);
      }),
    leave: () => {
      setLater(undefined);
      setValue(`${path}.question`, null, dirty);
      setValue(`${path}.revised`, null, dirty);
      clearErrors(path);
    },
  };
}
