import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { readFormValues, valuesOf } from './form-values.ts';

function valuesIn(fields: ReactNode) {
  const { container } = render(<form>{fields}</form>);
  const form = container.querySelector('form');
  return form ? readFormValues(form) : valuesOf({});
}

it.each([
  ['trims text', <input key="f" name="f" defaultValue="  Ruth " />, 'Ruth'],
  [
    'keeps spaces where trimming is off',
    <input key="f" name="f" defaultValue=" a " data-trim="off" />,
    ' a ',
  ],
  [
    'never trims a password',
    <input key="f" name="f" type="password" defaultValue=" pass " />,
    ' pass ',
  ],
  ['trims several lines', <textarea key="f" name="f" defaultValue={' a\nb '} />, 'a\nb'],
  ['reads a number', <input key="f" name="f" type="number" defaultValue="7.5" />, 7.5],
  ['leaves an empty number empty', <input key="f" name="f" type="number" defaultValue="" />, ''],
  ['reads a tick', <input key="f" name="f" type="checkbox" defaultChecked />, true],
  ['reads a missing tick', <input key="f" name="f" type="checkbox" />, false],
  ['leaves out unpicked radios', <input key="f" name="f" type="radio" value="a" />, undefined],
  ['leaves out disabled fields', <input key="f" name="f" disabled defaultValue="a" />, undefined],
  ['reads a picked radio', <input key="f" name="f" type="radio" value="a" defaultChecked />, 'a'],
  [
    'makes whole numbers of a drop-down of numbers',
    <select key="f" name="f" defaultValue="12.9" data-value-type="integer">
      <option value="12.9">December</option>
    </select>,
    12,
  ],
  [
    'leaves the placeholder of a drop-down of numbers empty',
    <select key="f" name="f" data-value-type="integer">
      <option value="">select</option>
    </select>,
    '',
  ],
])('%s', (_rule, field, value) => {
  expect(valuesIn(field).all['f']).toEqual(value);
});

it('ignores controls without a name', () => {
  expect(valuesIn(<input defaultValue="a" />).all).toEqual({});
});

it('answers with nothing of the wrong kind', () => {
  const values = valuesOf({ text: 'a', number: 3, flag: true, files: [] });
  expect(values.text('number')).toBe('');
  expect(values.number('text')).toBeUndefined();
  expect(values.flag('text')).toBe(false);
  expect(values.files('text')).toEqual([]);
  expect([values.text('text'), values.number('number'), values.flag('flag')]).toEqual([
    'a',
    3,
    true,
  ]);
});
