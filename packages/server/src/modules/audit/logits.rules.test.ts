import { describe, expect, it } from 'vitest';
import { crashMessage, keptPayload, MOST_BYTES, recordIn } from './logits.rules.ts';

describe('a report', () => {
  it.each([
    ['/users/u-1/show?tab=history', 'user', 'u-1'],
    ['/student/courses/c-1/lessons/l-1', 'course', 'c-1'],
    ['/examResults/a-1', 'examAttempt', 'a-1'],
    ['/users/create', null, null],
    ['/users', null, null],
    ['/dashboard', null, null],
  ])('from %s is about %s %s', (path, entity, entityId) => {
    expect(recordIn(JSON.stringify({ path }))).toEqual({ entity, entityId });
  });

  it.each([null, '', 'no JSON', '[]', '7'])('with the payload %j is about nothing', (payload) => {
    expect(recordIn(payload)).toEqual({ entity: null, entityId: null });
  });
});

describe('a crash', () => {
  const crash = (payload: string | null) =>
    crashMessage({ action: 'crash', type: 'error', payload });

  it('is grouped by the first line of what it said', () => {
    expect(crash(JSON.stringify({ message: ' x is undefined\nat y' }))).toBe('x is undefined');
    expect(crash('{"path":"/a","message":"x is undefined","stack":"cut o')).toBe('x is undefined');
    expect(crash('no JSON at all')).toBe('no JSON at all');
    expect(crash(null)).toBe('?');
    expect(crash(JSON.stringify({ message: 'x'.repeat(400) }))).toHaveLength(300);
  });

  it('is nothing that is only an action', () => {
    expect(crashMessage({ action: 'opened', type: 'info', payload: 'x' })).toBeNull();
  });
});

describe('what is kept of a report', () => {
  it('is 2 KB with all that belongs to it, in whole characters', () => {
    const payload = `{"message":"${'é'.repeat(4000)}"}`;
    for (const action of ['crash', 'crash!']) {
      const kept = keptPayload({ action, type: 'error', payload }) ?? '';
      const bytes = Buffer.byteLength(`${action}error${kept}`);
      expect(bytes).toBeGreaterThan(MOST_BYTES - 2);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
      expect(payload.startsWith(kept)).toBe(true);
    }
  });

  it.each([null, undefined, ''])('is nothing of %j', (payload) => {
    expect(keptPayload({ action: 'a', type: 'b', payload })).toBeNull();
  });
});
