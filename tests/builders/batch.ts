import type { BatchRow } from '#backend/core/rows.ts';

export const aBatch = (over: Partial<BatchRow> = {}): BatchRow => ({
  batchId: 'storm-palm-bay',
  name: 'Palm Bay after the storm',
  description: 'Homes on the path of the November squall line',
  createdAt: '2026-11-01T12:00:00.000Z',
  archivedAt: '',
  ...over,
});
