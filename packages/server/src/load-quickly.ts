import { enableCompileCache, registerHooks } from 'node:module';

/**
 * Kinds of files whose relative imports are plain paths, and what they hold. Node parses the nearest
 * `package.json` anew for each module that it resolves; that of drizzle-orm names thousands of entry
 * points, which alone costs half a second and a hundred megabytes.
 */
const PLAIN_PATHS: readonly (readonly [RegExp, string])[] = [
  [/\/node_modules\/drizzle-orm\/.*\.js$/, 'module'],
  [/^(?!.*\/node_modules\/).*\.ts$/, 'module-typescript'],
];

/** Makes the server's modules load faster, and keeps their compiled form; called before they are. */
export function loadQuickly(): void {
  enableCompileCache();
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (specifier.startsWith('.') && context.parentURL !== undefined) {
        const { href } = new URL(specifier, context.parentURL);
        const known = PLAIN_PATHS.find(([pattern]) => pattern.test(href));
        if (known) return { url: href, format: known[1], shortCircuit: true };
      }
      return nextResolve(specifier, context);
    },
  });
}
