// The document model's one door.
export * from './calendarDate.ts';
export * from './document.ts';
export * from './document.ts';
export * from './document.ts';
