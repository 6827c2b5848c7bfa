import { describe, expect, it } from 'vitest';
import { installDebianPackages } from './debian-packages.mjs';

/** A machine whose distribution has these packages. */
function machine(has: readonly string[], facts: { isRoot?: boolean; hasApt?: boolean } = {}) {
  const asked: string[] = [];
  return {
    asked,
    isRoot: true,
    hasApt: true,
    ...facts,
    apt(args: readonly string[]) {
      const names = args.filter((each) => !each.startsWith('-')).slice(1);
      asked.push([args[0], ...names].join(' '));
      const missing = names.find((name) => !has.includes(name));
      return {
        ok: missing === undefined,
        output: `Reading lists\nE: Unable to locate ${missing ?? ''}\n`,
      };
    },
  };
}

describe('packages of the distribution', () => {
  it('are looked up anew and the first set that can be had is installed', () => {
    const bare = machine(['chromium', 'fonts']);
    expect(
      installDebianPackages(
        [
          ['shell', 'fonts'],
          ['chromium', 'fonts'],
        ],
        bare,
      ),
    ).toBeUndefined();
    expect(bare.asked).toEqual(['update', 'install shell fonts', 'install chromium fonts']);
  });

  it('that cannot be had are named in one line with what was said last', () => {
    const problem = installDebianPackages([['shell'], ['chromium']], machine([]));
    expect(problem).toBe('apt-get could not install shell: E: Unable to locate chromium');
  });

  it('are not asked for without root or without apt-get', () => {
    const noRoot = machine(['chromium'], { isRoot: false });
    expect(installDebianPackages([['chromium']], noRoot)).toBe('only root can install chromium');
    const noApt = machine(['chromium'], { hasApt: false });
    expect(installDebianPackages([['chromium']], noApt)).toBe(
      'there is no apt-get to install chromium',
    );
    expect([...noRoot.asked, ...noApt.asked]).toEqual([]);
  });
});
