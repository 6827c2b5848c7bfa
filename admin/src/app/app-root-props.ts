import type { ApolloClient } from '@apollo/client';
import type { Store } from 'react-admin';
import type { Session } from '@lampstand/auth';
import type { OwnTexts } from '@lampstand/graphql-client';
import type { LocaleCode } from '@lampstand/i18n';
import type { UploadAccess } from '@lampstand/upload';
import type { AdminMessages } from './admin-messages.ts';

export interface AdminTexts extends AdminMessages {
  readonly locale: LocaleCode;
  /** Texts of the college's own, which win over the bundle's. */
  readonly overrides?: OwnTexts | undefined;
}

/** What the back-office needs from outside: the running one brings its own, a story fakes. */
export interface AppRootProps {
  readonly session: Session;
  readonly client: ApolloClient<object>;
  /** Where react-admin keeps a person's columns, saved queries and list settings. */
  readonly store: Store;
  readonly texts: AdminTexts;
  readonly uploads: UploadAccess;
}
