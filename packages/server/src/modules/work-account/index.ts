import './work-account.graphql.ts';
