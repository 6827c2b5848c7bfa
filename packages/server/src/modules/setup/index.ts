import './setup.graphql.ts';

export { newSetupLink } from './setup-links.service.ts';
export { SETUP_HOURS } from './setup.rules.ts';
