/** Notifications: announcements, the list behind the bell, muted topics. */
export { countAudience } from './audience-store.ts';
export { listNotifications } from './list-notifications.ts';
export {
  type Announcement,
  type AnnouncementText,
  type AnnouncementTexts,
  insertAnnouncement,
  saveReadOf,
} from './notification-store.ts';
export { noticePreferences, setNoticePreference } from './preferences.ts';
export { countUnread, readNotifications } from './read-notifications.ts';
