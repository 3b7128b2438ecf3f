// The document model's one door.
export * from './calendarDate.ts';
export * from './counted.ts';
export * from './document.ts';
export * from './kindOfCell.ts';
export * from './say.ts';
