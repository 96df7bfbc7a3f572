import { useCallback, useEffect, useState } from 'react';
import { onOutboxChange, publishOutboxChange } from '#src/shared/isomorphic/outbox-channel.ts';
import { deleteInquiry, findInquiry, listInquiries, type StoredInquiry } from '#src/shared/isomorphic/outbox-store.ts';
import { type Delivery, sendOutbox, withInquiryLock } from '#src/shared/isomorphic/send-outbox.ts';

/** The inquiries in the outbox of this device, and what a visitor can do with each. */
export function useOutbox() {
  const [inquiries, setInquiries] = useState<readonly StoredInquiry[]>([]);
  const [sendingKey, setSendingKey] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      const all = await listInquiries();
      if (isCurrent) setInquiries(all);
    };
    void refresh();
    const stop = onOutboxChange(() => void refresh());
    return () => {
      isCurrent = false;
      stop();
    };
  }, []);

  /** Removes an inquiry, unless it is being sent. `confirm` may refuse. False when it stays. */
  const take = useCallback(async (key: string, confirm: (inquiry: StoredInquiry) => Promise<boolean>): Promise<boolean> => {
    const isTaken = await withInquiryLock(key, async () => {
      const inquiry = await findInquiry(key);
      if (!inquiry || !(await confirm(inquiry))) return false;
      await deleteInquiry(key);
      return true;
    });
    if (isTaken) publishOutboxChange();
    return isTaken === true;
  }, []);

  /** Undefined when another page is sending it. */
  const send = useCallback(async (key: string): Promise<Delivery | undefined> => {
    setSendingKey(key);
    const [delivery] = await sendOutbox({ only: key });
    setSendingKey(undefined);
    return delivery;
  }, []);

  return { inquiries, sendingKey, take, send };
}
