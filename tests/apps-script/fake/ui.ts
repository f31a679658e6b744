import type { FakeHtmlOutput } from './services.ts';

interface Item {
  caption: string;
  functionName: string;
}

/** The spreadsheet's dialogs. The owner answers each with OK and types nothing. */
export class FakeUi {
  readonly Button = { OK: 'OK', YES: 'YES' };
  readonly ButtonSet = { OK: 'OK', OK_CANCEL: 'OK_CANCEL', YES_NO: 'YES_NO' };
  readonly menus: { caption: string; items: Item[] }[] = [];
  /** Title and text of the last dialog. */
  said = '';
  /** The last dialog that was a page. */
  shown: { title: string; page: FakeHtmlOutput } | null = null;

  alert(title: string, text: string): string {
    this.said = `${title}: ${text}`;
    return this.Button.OK;
  }

  prompt() {
    return { getSelectedButton: () => this.Button.OK, getResponseText: () => '' };
  }

  showModalDialog(page: FakeHtmlOutput, title: string): void {
    this.shown = { title, page };
  }

  createMenu(caption: string) {
    const items: Item[] = [];
    const menu = {
      addItem: (itemCaption: string, functionName: string) => {
        items.push({ caption: itemCaption, functionName });
        return menu;
      },
      addSeparator: () => menu,
      addToUi: () => void this.menus.push({ caption, items }),
    };
    return menu;
  }
}
