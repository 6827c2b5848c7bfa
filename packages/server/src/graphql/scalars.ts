import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { builder } from './builder.ts';
import { shortened } from './short-errors.ts';

/** Years of four digits from the first one on, as the database and every reader of ISO 8601 take them. */
const isInCalendar = (text: string): boolean => /^(?!0000)\d{4}-/.test(text);

const Moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .refine(isInCalendar);
const Day = z.iso.date().refine(isInCalendar);

/** A value as it was sent, where it is short. */
const told = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(shortened(value, 60))
    : `a value of type ${typeof value}`;

function read(schema: z.ZodType<string>, name: string, value: unknown): string {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new GraphQLError(`${name} cannot represent ${told(value)}`);
  return parsed.data;
}

builder.scalarType('DateTime', {
  description: 'A moment in time: ISO 8601 in UTC.',
  serialize: (value) => new Date(value).toISOString(),
  parseValue: (value) => read(Moment, 'DateTime', value),
});

builder.scalarType('Date', {
  description: 'A calendar day without a time zone: YYYY-MM-DD.',
  serialize: (value) => value,
  parseValue: (value) => read(Day, 'Date', value),
});
