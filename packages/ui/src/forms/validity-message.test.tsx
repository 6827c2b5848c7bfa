import { createTranslator } from '@lampstand/i18n';
import { englishMessages } from '@lampstand/i18n/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { isControl } from './form-values.ts';
import { validityMessage } from './validity-message.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

function controlOf(field: ReactNode) {
  const control = render(<div>{field}</div>).container.querySelector('input, select, textarea');
  if (!control || !isControl(control)) throw new Error('The test renders no control');
  return control;
}

it.each([
  ['a missing value', <input key="f" required />, 'Required field missing'],
  ['a missing choice', <textarea key="f" required />, 'Required field missing'],
  [
    'a mistyped e-mail',
    <input key="f" type="email" defaultValue="ruth" />,
    'Enter a valid e-mail address.',
  ],
  [
    'an incomplete web address',
    <input key="f" type="url" defaultValue="example" />,
    'Enter a complete web address, such as https://example.org.',
  ],
  [
    'too small a number',
    <input key="f" type="number" min={1} defaultValue="0" />,
    'Enter 1 or more.',
  ],
  [
    'too large a number',
    <input key="f" type="number" max={100} defaultValue="101" />,
    'Enter 100 or less.',
  ],
  [
    'a fraction of what is whole',
    <input key="f" type="number" min={0} step={1} defaultValue="1.5" />,
    'Enter a number.',
  ],
  [
    'a day out of range',
    <input key="f" type="date" min="2026-01-01" defaultValue="2025-01-01" />,
    'Enter a valid date.',
  ],
  [
    'another format',
    <input key="f" pattern="\d+" defaultValue="abc" />,
    'Please keep to the requested format.',
  ],
  [
    'another format that the field explains',
    <input key="f" pattern="\d+" title="Digits only." defaultValue="abc" />,
    'Digits only.',
  ],
  ['nothing wrong', <input key="f" type="email" defaultValue="ruth@example.org" />, ''],
])('names %s', (_case, field, message) => {
  expect(validityMessage(controlOf(field), t)).toBe(message);
});

it.each([
  ['too short', 'tooShort', 'Enter at least 6 characters.'],
  ['too long', 'tooLong', 'Enter at most 9 characters.'],
  ['no number at all', 'badInput', 'Enter a number.'],
] as const)(
  'names %s a text, which only typing in a browser brings about',
  (_case, flaw, message) => {
    const control = controlOf(<input type="number" minLength={6} maxLength={9} />);
    vi.spyOn(control, 'validity', 'get').mockReturnValue(validityWith(flaw));
    expect(validityMessage(control, t)).toBe(message);
  },
);

it('passes on what the screen itself objects to', () => {
  const control = controlOf(<input defaultValue="a" />);
  control.setCustomValidity('The passwords differ.');
  expect(validityMessage(control, t)).toBe('The passwords differ.');
});

function validityWith(flaw: keyof ValidityState): ValidityState {
  const flawless = {
    badInput: false,
    customError: false,
    patternMismatch: false,
    rangeOverflow: false,
    rangeUnderflow: false,
    stepMismatch: false,
    tooLong: false,
    tooShort: false,
    typeMismatch: false,
    valueMissing: false,
    valid: false,
  };
  return { ...flawless, [flaw]: true };
}
