import { useEffect, type ReactNode } from 'react';
import { Form, SaveButton, useFormIsDirty } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, UnsavedGuard } from '@lampstand/ui';
import styles from './RecordForm.module.css';
import { saveLook } from './save-look.ts';

export interface RecordFormProps {
  /** Where Cancel leads. */
  readonly cancelTo: string;
  /** The record is stored: leaving loses nothing. */
  readonly saved: boolean;
  readonly defaultValues?: Readonly<Record<string, unknown>>;
  /** Below the sections: deleting. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The form of a record: its sections and a bar that stays in sight. Leaving unsaved asks first. */
export function RecordForm(props: RecordFormProps) {
  const { cancelTo, saved, defaultValues, end, children } = props;
  const t = useT();
  return (
    <Form
      className={styles.form}
      // A record that is read again (after a conflict) does not overwrite what was typed.
      resetOptions={keepTyped}
      {...(defaultValues ? { defaultValues } : {})}
    >
      {children}
      {end && <div className={styles.end}>{end}</div>}
      <div className={styles.bar}>
        <SaveButton sx={saveLook} />
        <ButtonLink to={cancelTo} variant="outlined">
          {t('common.cancel')}
        </ButtonLink>
      </div>
      <ToFirstRefused />
      <Guard saved={saved} />
    </Form>
  );
}

/**
 * What the server refused may be far above the button, which cannot keep the focus while it waits.
 * What the browser finds wrong itself is focused by the form.
 */
function ToFirstRefused() {
  const { isSubmitting, submitCount, errors } = useFormState();
  const refused = !isSubmitting && submitCount > 0 && Object.keys(errors).length > 0;
  useEffect(
    function focusFirstRefused() {
      if (!refused || !document.activeElement?.matches('body, [type="submit"]')) return;
      const place = document.querySelector<HTMLElement>(refusedPlaces);
      if (!place) return;
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus();
    },
    [refused],
  );
  return null;
}

/** Inputs that are marked as wrong, and words that say so for several inputs at once. */
const refusedPlaces =
  'form [aria-invalid="true"]:not([aria-hidden="true"]), form .MuiFormHelperText-root.Mui-error';

const keepTyped = { keepDirtyValues: true };

function Guard({ saved }: { readonly saved: boolean }) {
  const dirty = useFormIsDirty();
  return <UnsavedGuard active={dirty && !saved} />;
}
