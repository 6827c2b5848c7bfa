/** A submitted value; a number field that was left empty is empty text. */
export type FormValue = string | number | boolean | readonly File[];

/** What a form holds when it is submitted, by field name, with a reader for each kind. */
export interface FormValues {
  readonly all: Readonly<Record<string, FormValue>>;
  /** Empty when the field is absent or not text. */
  readonly text: (name: string) => string;
  /** Undefined when the field is absent, empty or not a number. */
  readonly number: (name: string) => number | undefined;
  /** Whether a check box is ticked. */
  readonly flag: (name: string) => boolean;
  readonly files: (name: string) => readonly File[];
}

/** A control that has a value and a validity. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads the named controls of a form. Text is trimmed unless the field forbids it (`data-trim`),
 * passwords never; number fields become numbers or stay empty; drop-downs of numbers become whole
 * numbers (specification §5).
 */
export function readFormValues(form: HTMLFormElement): FormValues {
  const all: Record<string, FormValue> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || control.disabled) continue;
    const value = readControl(control);
    if (value !== undefined) all[control.name] = value;
  }
  return valuesOf(all);
}

export function valuesOf(all: Readonly<Record<string, FormValue>>): FormValues {
  return {
    all,
    text: (name) => (typeof all[name] === 'string' ? all[name] : ''),
    number: (name) => (typeof all[name] === 'number' ? all[name] : undefined),
    flag: (name) => all[name] === true,
    files: (name) => (typeof all[name] === 'object' ? all[name] : []),
  };
}

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** Undefined for what says nothing: an unpicked radio, a button. */
function readControl(control: Control): FormValue | undefined {
  switch (control.type) {
    case 'checkbox':
      return 'checked' in control && control.checked;
    case 'radio':
      return 'checked' in control && control.checked ? control.value : undefined;
    case 'file':
      return 'files' in control ? [...(control.files ?? [])] : [];
    case 'submit':
    case 'button':
    case 'reset':
      return undefined;
    case 'password':
      return control.value;
    case 'number':
      return toNumber(control.value);
    default:
      return readText(control);
  }
}

function readText({ dataset, value }: Control): string | number {
  if (dataset['valueType'] === 'integer') {
    const number = toNumber(value);
    return number === '' ? '' : Math.trunc(number);
  }
  return dataset['trim'] === 'off' ? value : value.trim();
}

function toNumber(value: string): number | '' {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : '';
}
