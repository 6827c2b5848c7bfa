import type { TextsOf } from '../../../message-types.ts';
import type { personWelcome as en } from './en.ts';

export const personWelcome = {
  title: 'Le damos la bienvenida, {name}',
  body: 'Usted terminó el segundo año. Desde ahora pertenece a los exalumnos del colegio, y sus páginas están abiertas para usted.',
} as const satisfies TextsOf<typeof en>;
