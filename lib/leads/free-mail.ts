const shared = new Set(
  `163.com aol.com bbox.fr fastmail.com free.fr gmail.com gmx.at gmx.com gmx.de gmx.fr gmx.net googlemail.com
  hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com laposte.net live.co.uk live.com
  live.fr mac.com mail.com mail.ru me.com msn.com neuf.fr orange.fr outlook.com outlook.de outlook.es outlook.fr
  proton.me protonmail.com qq.com sfr.fr wanadoo.fr web.de yahoo.co.uk yahoo.com yahoo.de yahoo.es yahoo.fr
  yahoo.it yandex.ru ymail.com zoho.com`.split(/\s+/),
)

/** Whether anybody can have an address of this domain, so that sharing it means nothing. */
export function isFreeMail(domain: string): boolean {
  return shared.has(domain)
}
