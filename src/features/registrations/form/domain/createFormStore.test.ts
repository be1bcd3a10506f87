import { expect, it, vi } from 'vitest';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { createFormStore } from './createFormStore';

it('keeps every part but the one that changed as it is', () => {
  const store = createFormStore(EMPTY_FORM);
  store.change('applicant', { name: 'Siti' });
  store.change('note', 'Rumah di gang');
  expect(store.read()).toEqual({
    ...EMPTY_FORM,
    applicant: { ...EMPTY_FORM.applicant, name: 'Siti' },
    note: 'Rumah di gang',
  });
  expect(store.read().vehicle).toBe(EMPTY_FORM.vehicle);
});

it('tells of changes, and of nothing where nothing differs', () => {
  const store = createFormStore(EMPTY_FORM);
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.change('applicant', { name: '' });
  store.change('surveyor_id', null);
  store.change('work', {});
  expect(heard).not.toHaveBeenCalled();
  store.change('work', { income: 5_000_000 });
  expect(heard).toHaveBeenCalledOnce();
  stop();
  store.replace({ ...EMPTY_FORM });
  expect(heard).toHaveBeenCalledOnce();
});
