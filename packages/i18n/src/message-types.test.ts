import { describe, expectTypeOf, it } from 'vitest';
import type { ArgumentsFor, MessageArguments, MessageId } from './message-types.ts';

describe('the arguments of a message', () => {
  it('are none for a plain text', () => {
    expectTypeOf<ArgumentsFor<'Save'>>().toEqualTypeOf<[]>();
  });

  it('are text or number where the message only names them', () => {
    type Found = MessageArguments<'Log in as {name} at {place}'>;
    expectTypeOf<Found>().toEqualTypeOf<{
      readonly name: string | number;
      readonly place: string | number;
    }>();
  });

  it('are numbers where the message counts or formats them', () => {
    type Found =
      MessageArguments<'{page, number} of {pages, plural, one {# page} other {# pages}}'>;
    expectTypeOf<Found>().toEqualTypeOf<{ readonly page: number; readonly pages: number }>();
  });

  it('are words where the message chooses by them', () => {
    type Found = MessageArguments<'{kind, select, exam {an exam} other {a task}}'>;
    expectTypeOf<Found>().toEqualTypeOf<{ readonly kind: string }>();
  });

  it('are found inside branches, and branches are not taken for arguments', () => {
    type Found =
      MessageArguments<'{count, plural, =0 {no row} one {# row of {name}} other {# rows}}'>;
    expectTypeOf<Found>().toEqualTypeOf<{
      readonly count: number;
      readonly name: string | number;
    }>();
  });
});

describe('the ids of messages', () => {
  it('are area and key, joined by a dot, nested folders too', () => {
    expectTypeOf<'common.save'>().toExtend<MessageId>();
    expectTypeOf<'mail.reset.subject'>().toExtend<MessageId>();
    expectTypeOf<'common.sav'>().not.toExtend<MessageId>();
    expectTypeOf<string>().not.toExtend<MessageId>();
  });
});
