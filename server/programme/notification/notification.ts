/** The door of notification: everything other folders may import from it. */
export { countAudience, isFor } from './audience-store.ts';
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
