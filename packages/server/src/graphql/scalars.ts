import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { builder } from './builder.ts';

const Moment = z.iso.datetime({ offset: true });
const Day = z.iso.date();

function read(schema: z.ZodType<string>, name: string, value: unknown): string {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new GraphQLError(`${name} cannot represent ${JSON.stringify(value)}`);
  return parsed.data;
}

builder.scalarType('DateTime', {
  description: 'A moment in time: ISO 8601 in UTC.',
  serialize: (value) => new Date(value).toISOString(),
  parseValue: (value) => new Date(read(Moment, 'DateTime', value)).toISOString(),
});

builder.scalarType('Date', {
  description: 'A calendar day without a time zone: YYYY-MM-DD.',
  serialize: (value) => value,
  parseValue: (value) => read(Day, 'Date', value),
});
