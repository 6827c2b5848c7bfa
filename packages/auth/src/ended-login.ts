const reason = 'reason=session';

/** The login page that says that the session has ended. @param login its address, with the way back. */
export const endedLogin = (login: string): string =>
  `${login}${login.includes('?') ? '&' : '?'}${reason}`;

/** Whether somebody is at the login page because their session has ended. */
export const saysSessionEnded = (search: string): boolean =>
  new URLSearchParams(search).get('reason') === 'session';
