export const activitiesKey = ['activities'];
