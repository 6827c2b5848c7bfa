import { useEffect, useRef, useState, type SubmitEvent, type InputEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Translator } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { logError } from '../log-error.ts';
import type { FieldErrors } from './form-context.ts';
import {
  freshForm,
  withFailure,
  withoutError,
  type FormFailure,
  type FormState,
} from './form-state.ts';
import { isControl, readFormValues, type FormValues } from './form-values.ts';
import { validityMessage } from './validity-message.ts';

type Answer = FormFailure | undefined | void;

/** The life of a form between its first value and its acceptance. */
export function useForm(
  submit: (values: FormValues) => Answer | Promise<Answer>,
  onDirtyChange: ((dirty: boolean) => void) | undefined,
) {
  const t = useT();
  const formRef = useRef<HTMLFormElement>(null);
  const saved = useRef('');
  const [state, setState] = useState<FormState>(freshForm);
  const { dirty } = state;

  useEffect(function rememberFirstValues() {
    if (formRef.current) saved.current = fingerprint(formRef.current);
  }, []);

  useEffect(
    function reportDirty() {
      onDirtyChange?.(dirty);
    },
    [dirty, onDirtyChange],
  );

  function onInput({ currentTarget: form, target }: InputEvent<HTMLFormElement>) {
    if (!(target instanceof Element) || !isControl(target) || !form.contains(target)) return;
    const changed = fingerprint(form) !== saved.current;
    setState((now) => ({ ...now, dirty: changed, errors: withoutError(now.errors, target.name) }));
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // The form of a dialog bubbles to the form that opened it, although it is not inside of it.
    event.stopPropagation();
    if (!state.pending) void run(event.currentTarget);
  }

  async function run(form: HTMLFormElement) {
    const errors = invalidFields(form, t);
    if (Object.keys(errors).length > 0) {
      show({ ...state, errors, message: undefined }, form);
      return;
    }
    // At once, so that a navigation inside of `submit` is not held as unsaved.
    flushSync(() => setState((now) => ({ ...now, pending: true, errors: {}, message: undefined })));
    const failure = await answerOf(() => submit(readFormValues(form)));
    if (failure) {
      show(
        withFailure({ ...freshForm, dirty: true }, failure, (name) => hasField(form, name)),
        form,
      );
      return;
    }
    saved.current = fingerprint(form);
    setState(freshForm);
  }

  function show(next: FormState, form: HTMLFormElement) {
    flushSync(() => setState(next));
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  return { state, formRef, onInput, onSubmit };
}

async function answerOf(submit: () => Answer | Promise<Answer>): Promise<FormFailure | undefined> {
  try {
    return (await submit()) ?? undefined;
  } catch (error) {
    logError(error);
    return { message: error instanceof Error ? error.message : String(error) };
  }
}

/** The browser's judgement (specification §5), in our words. */
function invalidFields(form: HTMLFormElement, t: Translator): FieldErrors {
  const errors: Record<string, string> = {};
  for (const control of form.elements) {
    if (isControl(control) && !control.checkValidity()) {
      errors[control.name] ??= validityMessage(control, t);
    }
  }
  return errors;
}

function hasField(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some((element) => isControl(element) && element.name === name);
}

/** All values as one text, to see whether anything differs. */
function fingerprint(form: HTMLFormElement): string {
  return JSON.stringify(readFormValues(form).all, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
