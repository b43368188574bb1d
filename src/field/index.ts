export * from './distance.ts';
export * from './exact.ts';
export * from './grid-index.ts';
export * from './headings.ts';
export * from './shapes.ts';
