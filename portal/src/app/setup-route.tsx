import { Route } from 'react-router-dom';
import { lazyPart } from './lazy-part.ts';
import { createPart } from './part.ts';

const SetupScreen = lazyPart(
  createPart(() => import('../features/setup/SetupScreen.tsx').then((file) => file.SetupScreen)),
);

export const setupPath = '/setup/:secret';

/** The first set-up of a college, for whoever has the link that its server printed. */
export const setupRoute = <Route path={setupPath} element={<SetupScreen />} />;
