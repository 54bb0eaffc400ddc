import type { CallbackSlotsBody } from '@vitrine/contracts';
import { appointmentTimeText } from '@vitrine/domain';
import { useState } from 'react';
import { FieldChoice } from '../address/field-choice.tsx';
import { useLabels } from '../page/page.tsx';

interface CallbackSlotProps {
  readonly offered: CallbackSlotsBody;
  /** Why the last one was refused. */
  readonly error: string | undefined;
  readonly bcp47: string;
}

/** [R7.186] A day of the desk, and one of its free half hours: by the desk's clock, and by the reader's where that is another. */
export function CallbackSlot({ offered: { timeZone, slots }, error, bcp47 }: CallbackSlotProps) {
  const t = useLabels();
  const days = Map.groupBy(
    slots.filter(({ isFree }) => isFree),
    ({ day }) => day,
  );
  const [first = ''] = days.keys();
  const [chosen, choose] = useState(first);
  const free = days.get(chosen) ?? days.get(first) ?? [];
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const weekday = new Intl.DateTimeFormat(bcp47, { weekday: 'short' });
  const timeOf = (startsAt: string) => {
    const at = Date.parse(startsAt);
    const there = appointmentTimeText(at, timeZone, bcp47);
    const here = appointmentTimeText(at, own, bcp47);
    if (there.date === here.date && there.time === here.time) return there.time;
    const time = there.date === here.date ? here.time : `${weekday.format(at)} ${here.time}`;
    return `${there.time} · ${t('advisor_back_own_time', { time })}`;
  };
  return (
    <>
      <FieldChoice
        label={t('advisor_back_day')}
        error={undefined}
        name="day"
        isAlwaysChosen
        value={days.has(chosen) ? chosen : first}
        onChange={({ target }) => choose(target.value)}
        options={[...days].map(([day, [slot]]) => ({
          code: day,
          name: appointmentTimeText(Date.parse(slot?.startsAt ?? day), timeZone, bcp47).date,
        }))}
      />
      <FieldChoice
        label={t('advisor_back_time')}
        error={error}
        name="slot"
        isAlwaysChosen
        options={free.map(({ startsAt }) => ({ code: startsAt, name: timeOf(startsAt) }))}
      />
    </>
  );
}
