export const personNotifications = {
  unread: 'Unread',
  unreadOnly: 'Unread only',
  markRead: 'Mark as read',
  markAllRead: 'Mark all as read',
  pages: 'Pages of the list',
  empty: 'There are no notifications yet',
  emptyBody: 'Results of exams and other news about your studies will appear here.',
} as const;
