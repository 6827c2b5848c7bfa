import './passkeys.graphql.ts';
