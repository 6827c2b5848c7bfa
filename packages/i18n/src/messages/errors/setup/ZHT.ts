import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost: '沒有這個名稱的郵件伺服器。請檢查 SMTP_URL 中的主機名稱。',
  mailUnreachable: '無法連線到郵件伺服器。請檢查 SMTP_URL 中的主機和連接埠，以及中間是否有防火牆。',
  mailSlow:
    '郵件伺服器在 {seconds, number} 秒內沒有回應。請檢查連接埠：smtp:// 通常用 587，smtps:// 用 465。',
  mailLogin: '郵件伺服器拒絕登入。請檢查 SMTP_URL 中的使用者名稱和密碼。',
  mailEncryption: '無法建立加密連線。請檢查連接埠以及郵件伺服器的憑證是否有效。',
  mailRefused: '郵件伺服器拒絕寄件人或收件人。請檢查 MAIL_FROM 和地址。',
  mailFailed: '郵件無法寄送。',
  filesFull: '存放檔案的位置已沒有空間。',
  filesDenied: '伺服器無權在存放檔案的位置寫入。請檢查 DATA_DIR 的權限或儲存貯體金鑰的權限。',
  filesNoBucket: '沒有這個名稱的儲存貯體。請檢查 S3_BUCKET 和 S3_ENDPOINT。',
  filesKeys: '檔案儲存拒絕了金鑰。請檢查 S3_ACCESS_KEY_ID 和 S3_SECRET_ACCESS_KEY。',
  filesUnreachable: '檔案儲存沒有回應。請檢查 S3_ENDPOINT 和網路。',
  filesChanged: '讀回的檔案與寫入時不同。請檢查磁碟或儲存貯體的設定。',
  filesFailed: '無法寫入、讀取並移除檔案。',
} as const satisfies TextsOf<typeof en>;
