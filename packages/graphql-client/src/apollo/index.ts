export { createApolloClient, type ApolloClientOptions } from './create-apollo-client.ts';
