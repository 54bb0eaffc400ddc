import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '../../../shared/navigation/link.tsx';
import { useLabels } from '../../../shared/page/page.tsx';
import styles from './agent-day-page.module.css';
import { CallbackRow } from './callback-row.tsx';
import type { AgentDayView } from './day-view.ts';
import { DeskChats } from './desk-chats.tsx';
import { HandOver } from './hand-over.tsx';
import { Phone } from './phone.tsx';
import { TicketRow } from './ticket-row.tsx';

/** [R7.186] The day of an agent: who comes, who is to be rung, what lies ready, who waits for a place. */
export function AgentDayPage({ day }: { readonly day: AgentDayView }) {
  const t = useLabels();
  const { revalidate } = useRevalidator();
  const { appointments, callbacks, tickets, waiting, parcels } = day;
  const refresh = () => void revalidate();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <p className={styles['soft']}>
          <bdi>{day.store}</bdi> · {day.date}
        </p>
        <h1 className={styles['title']}>{t('workday_title')}</h1>
        <Link to="/search-sgid" className={styles['way']}>
          {t('workday_to_clients')}
        </Link>
      </header>
      <div className={styles['columns']}>
        <Part
          title={t('workday_appointments')}
          count={appointments.length}
          none={t('workday_appointments_none')}
        >
          {appointments.map(({ id, time, name, kind, phone, wish }) => (
            <li key={id} className={styles['row']}>
              <span className={styles['time']}>{time}</span>
              <div>
                <h3 className={styles['name']}>
                  <bdi>{name}</bdi>
                </h3>
                <p className={styles['soft']}>{kind}</p>
                {phone !== undefined && <Phone phone={phone} />}
                {wish !== undefined && <p dir="auto">{wish}</p>}
              </div>
            </li>
          ))}
        </Part>
        <Part title={t('workday_callbacks')} count={callbacks.length} none={t('workday_callbacks_none')}>
          {callbacks.map((callback) => (
            <CallbackRow key={callback.id} callback={callback} onDone={refresh} />
          ))}
        </Part>
        <DeskChats />
        <Part title={t('workday_tickets')} count={tickets.length} none={t('workday_tickets_none')}>
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} onDone={refresh} />
          ))}
        </Part>
        <HandOver ready={parcels} onDone={refresh} />
        <Part title={t('workday_waiting')} count={waiting.length} none={t('workday_waiting_none')}>
          {waiting.map(({ key, text, facts }) => (
            <li key={key} className={styles['row']}>
              <div>
                <bdi>{text}</bdi>
                <p className={styles['soft']}>{facts}</p>
              </div>
            </li>
          ))}
        </Part>
      </div>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  /** What is said where there is nothing. */
  readonly none: string;
  readonly children: ReactNode;
}

function Part({ title, count, none, children }: PartProps) {
  return (
    <section className={styles['part']} aria-label={title}>
      <h2 className={styles['subtitle']}>{title}</h2>
      {count === 0 ? <p className={styles['soft']}>{none}</p> : <ul>{children}</ul>}
    </section>
  );
}
