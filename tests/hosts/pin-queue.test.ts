import { describe, expect, onTestFinished, test } from 'vitest';
import type { PinHash } from '#backend/hosts/node/pin-hash.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { put } from '#tests/stores/rows.ts';
import { aHostForThisFile, newBooking } from './running-host.ts';

const own = aHostForThisFile();

/** A PIN hash that records the PINs, and completes at once or after `letGo`. */
function notedHash({ isStuck = false } = {}) {
  let letGo = () => {};
  const go = isStuck
    ? new Promise<void>((resolve) => {
        letGo = resolve;
      })
    : Promise.resolve();
  onTestFinished(() => letGo());
  const asked: string[] = [];
  const pinHash: PinHash = async ({ pin, salt }) => {
    asked.push(pin);
    await go;
    return `${pin}/${salt}`;
  };
  return { pinHash, asked, letGo };
}

describe('when PINs are hashed', () => {
  test('a booking is answered however many logins wait, and excess logins are told to try again', async () => {
    const { pinHash, asked, letGo } = notedHash({ isStuck: true });
    const host = await own.another({ pinHash });
    const errors: unknown[] = [];
    const logins = Array.from({ length: 80 }, async (_, index) => {
      const login = { email: `nobody-${index}@x.example`, password: '2580' };
      errors.push((await host.act('auth_login', login)).error);
    });
    await eventually(() => expect([asked.length, errors.length]).toEqual([48, 32]));
    const booked = await host.post(new URLSearchParams(newBooking()));
    expect(await booked.json()).toMatchObject({ ok: true });
    expect(errors).toEqual(Array.from({ length: 32 }, () => 'busy'));
    letGo();
    await Promise.all(logins);
    expect(errors.slice(32)).toEqual(Array.from({ length: 48 }, () => 'invalid_login'));
  });

  test('a rep whose browser is known signs in while strangers fill the queue', async () => {
    const email = 'robin@x.example';
    await own.write(put.rep({ email, pinHash: '2580/salt', pinSalt: 'salt' }));
    const first = await own.host.act('auth_login', { email, password: '2580' });
    const stuck = notedHash({ isStuck: true });
    const pinHash: PinHash = (args) =>
      args.salt === 'salt' ? Promise.resolve(`${args.pin}/salt`) : stuck.pinHash(args);
    const host = await own.another({ pinHash });
    const strangers = Array.from({ length: 60 }, (_, index) =>
      host.act('auth_login', { email: `nobody-${index}@x.example`, password: '2580' }),
    );
    await eventually(() => expect(stuck.asked).toHaveLength(48));
    const login = { email, password: '2580' };
    expect(await host.act('auth_login', { ...login, device: first.device })).toMatchObject({ ok: true });
    expect(await host.act('auth_login', { ...login, device: 'ijklmnop'.repeat(8) })).toMatchObject({
      error: 'busy',
    });
    stuck.letGo();
    await Promise.all(strangers);
  });
});
