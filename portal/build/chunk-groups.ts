import { messageChunks } from '@lampstand/i18n/vite';

interface ChunkGroup {
  readonly name: string | ((moduleId: string) => string | null);
  readonly test: RegExp;
  readonly priority: number;
}

/** A package of node_modules, wherever the package manager has put it. */
const installed = (...names: string[]) => `/node_modules/(?:${names.join('|')})/`;

/** Folders and files below `packages/ui/src`. */
const ui = (...paths: string[]) => `/packages/ui/src/(?:${paths.join('|')})`;

const anyOf = (...sources: string[]) => new RegExp(sources.join('|'));

/**
 * A handful of files instead of one per shared module: what is needed together travels together
 * (and compresses better), and nobody fetches what only others need.
 */
export const chunkGroups: ChunkGroup[] = [
  ...messageChunks('portal'),
  {
    // Asks and fetches; runs before anything else has arrived.
    name: 'start',
    test: anyOf(
      '/packages/access/src/(?!menus)',
      '/portal/src/main\\.ts',
      '/packages/auth/src/(?!use|account/|act-for|sign-in/(?:ways-in|passkey\\.)|.*\\.tsx|session-context)',
      '/packages/graphql-client/src/(?!apollo|own-texts/load-own-texts)',
      '/packages/i18n/src/(?:locales|stored-locale|portal|merge-areas)\\.ts',
      '/packages/ui/src/crash/(?:chunk-failure|load-with-retry)',
      '/portal/src/app/(?:apps|part|screens)\\.ts',
      'vite/preload-helper',
      'rolldown/runtime',
    ),
    priority: 8,
  },
  {
    // What every screen stands on, the login page too.
    name: 'program',
    test: anyOf(
      installed('react', 'react-dom', 'scheduler'),
      '/packages/i18n/src/(?!messages|.*locales|countries|learning|person|work|uploads|appeal-words|setup|clock-text|check-state)',
      ui(
        'actions/(?:Button|IconButton)\\.',
        'class-names',
        'crash/',
        'feedback/(?:Alert|Spinner)\\.',
        'forms/(?:Field|PasswordField|TextField|form-context)\\.',
        'icons/',
        'layout/(?:AppFrame|ColorSchemeToggle|LampMark|LanguagePicker|Page)\\.',
        'surfaces/',
        'theme/',
        'toasts/(?:toast|ToastOutlet)\\.',
        'VisuallyHidden',
      ),
      '/packages/auth/src/(?:use|session-context|SessionProvider)',
      '/portal/src/(?:shared/(?:college|error-text|sign-in/needs-second-factor)\\.|app/(?:App|SessionFailed|Waiting|lazy-part|render-app|data/transport-context|layouts/VisitorFrame)\\.)',
    ),
    priority: 6,
  },
  {
    // What surrounds the screens of those who are signed in.
    name: 'frame',
    test: anyOf(
      installed('react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'),
      ui(
        'actions/',
        'dialogs/Modal\\.',
        'feedback/EmptyState\\.',
        'forms/SelectField\\.',
        // Who looks through another person's eyes fetches what says so.
        'layout/(?!ActForDialog|HelpPopup|ImpersonationBanner|useIsBefore)',
      ),
      '/packages/access/src/menus',
      '/portal/src/app/(?:Landing|Member|usePart|layouts/(?!VisitorFrame|AlumniWelcome|LookingBanner)|data/(?:DataLater|WithData))',
      '/portal/src/shared/student-paths\\.',
    ),
    priority: 5,
  },
  {
    // Apollo, for every screen with data.
    name: 'data',
    test: anyOf(
      // Who only looks changes nothing.
      installed(
        '@apollo/client(?!/react/hooks/useMutation)',
        '@wry/[a-z]+',
        'graphql',
        'optimism',
        'rehackt',
        'ts-invariant',
        'tslib',
        'zen-observable-ts',
      ),
      '/packages/graphql-client/src/apollo/(?!keep-cache|kept-data)',
      ui('data/', 'feedback/'),
      '/portal/src/shared/(?:useScreenQuery\\.|deadlines/|work/assessment\\.)',
      '/portal/src/app/data/(?:DataScope|LiveUnread)',
    ),
    priority: 4,
  },
];
