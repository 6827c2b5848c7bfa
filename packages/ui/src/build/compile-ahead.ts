import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Begins every built script with V8's hint to compile it while it comes over the line, on another
 * thread. Without it each function is compiled when it is first called, on the thread that draws the
 * page. Other engines read a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'lampstand-compile-ahead',
    apply: 'build',
    generateBundle: {
      // After the bundler has put its own first line into the files: only what follows the hint is meant.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = hint + file.code;
        }
      },
    },
  };
}
