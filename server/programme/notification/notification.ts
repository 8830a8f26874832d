/** Notifications: announcements, the list behind the bell, muted topics. */
export { countAudience } from './audience-store.ts';
export {
  type Announcement,
  type AnnouncementText,
  type AnnouncementTexts,
  insertAnnouncement,
  saveReadOf,
} from './notification-store.ts';
export { notificationUseCases } from './notification-use-cases.ts';
export { unreadUseCases } from './unread-use-cases.ts';
