import type { TextsOf } from '../../../message-types.ts';
import type { layout as en } from './en.ts';

export const layout = {
  greeting: 'Bonjour {firstName},',
  greetingUnnamed: 'Bonjour,',
  signOff: 'Cordialement,',
  team: 'L’équipe de {applicationName}',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  automatic: 'Ce message a été envoyé automatiquement. Merci de ne pas y répondre.',
} as const satisfies TextsOf<typeof en>;
