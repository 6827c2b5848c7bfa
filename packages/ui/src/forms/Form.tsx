import type { ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';
import { UnsavedGuard } from '../unsaved/UnsavedGuard.tsx';
import styles from './Form.module.css';
import { FieldErrorsContext } from './form-context.ts';
import type { FormFailure } from './form-state.ts';
import type { FormValues } from './form-values.ts';
import { useForm } from './useForm.ts';

export interface FormProps {
  readonly id?: string | undefined;
  /**
   * Receives the values of a valid form. What it returns (or throws) says why they were refused;
   * nothing means that they were accepted. Typed values stay in the fields either way.
   */
  readonly onSubmit: (values: FormValues) => SubmitAnswer | Promise<SubmitAnswer>;
  /** "Save" unless told. */
  readonly submitLabel?: string | undefined;
  /** The submit button as wide as the form, for forms that are the whole screen. */
  readonly wideSubmit?: boolean | undefined;
  /** With it a Cancel button stands beside the submit button. */
  readonly onCancel?: (() => void) | undefined;
  /** "Cancel" unless told. */
  readonly cancelLabel?: string | undefined;
  /** Asks before unsaved changes are left behind; false for forms that hold nothing of worth. */
  readonly guard?: boolean | undefined;
  readonly unsavedMessage?: string | undefined;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  readonly children: ReactNode;
}

export type SubmitAnswer = FormFailure | undefined | void;

/**
 * A form of uncontrolled or controlled fields (specification §5, "Forms"): the browser's validity
 * is checked first, changes are tracked, leaving with unsaved changes asks, and what the server
 * refuses is said at the field.
 */
export function Form(props: FormProps) {
  const { id = 'form1', submitLabel, wideSubmit, onCancel, guard = true, children } = props;
  const t = useT();
  const { state, formRef, onInput, onSubmit } = useForm(props.onSubmit, props.onDirtyChange);
  return (
    <form id={id} ref={formRef} noValidate onInput={onInput} onSubmit={onSubmit}>
      {state.message && <Alert severity="danger">{state.message}</Alert>}
      <FieldErrorsContext value={state.errors}>{children}</FieldErrorsContext>
      <div className={styles.actions}>
        <Button type="submit" loading={state.pending} fullWidth={wideSubmit}>
          {submitLabel ?? t('common.save')}
        </Button>
        {onCancel && (
          <Button variant="outlined" onClick={onCancel} disabled={state.pending}>
            {props.cancelLabel ?? t('common.cancel')}
          </Button>
        )}
      </div>
      {guard && (
        <UnsavedGuard active={state.dirty && !state.pending} message={props.unsavedMessage} />
      )}
    </form>
  );
}
