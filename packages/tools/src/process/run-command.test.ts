import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

const cwd = tmpdir();
const node = process.execPath;

describe('runCommand', { timeout: 30_000 }, () => {
  it('keeps both streams and the exit code', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
    const finished = await runCommand(node, ['-e', script], { cwd });
    expect(finished.code).toBe(3);
    expect(finished.output).toContain('out\n');
    expect(finished.output).toContain('err\n');
    expect(finished.seconds).toBeGreaterThan(0);
  });

  it('sets and removes variables', async () => {
    const script = 'console.log(process.env.LAMPSTAND_GIVEN, process.env.HOME)';
    const env = { LAMPSTAND_GIVEN: 'yes', HOME: undefined };
    const finished = await runCommand(node, ['-e', script], { cwd, env });
    expect(finished.output).toBe('yes undefined\n');
  });

  it('fails with a clear line when the command does not exist', async () => {
    const finished = await runCommand('lampstand-no-such-command', [], { cwd });
    expect(finished.code).toBe(1);
    expect(finished.output).toContain('lampstand-no-such-command');
  });

  it('stops the command and its children when the time is over', async () => {
    const child = 'setInterval(() => {}, 1000)';
    // The grandchild holds the command's output open: the command ends only when both are gone.
    const script = `require('node:child_process')
      .spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' }); ${child}`;
    const finished = await runCommand(node, ['-e', script], { cwd, timeoutSeconds: 1 });
    expect(finished.code).toBe(1);
    expect(finished.output).toContain('stopped after 1 s');
    expect(finished.seconds).toBeLessThan(15);
  });
});
