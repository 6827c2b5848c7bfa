import type { TextsOf } from '../../../message-types.ts';
import type { errorsSetup as en } from './en.ts';

export const errorsSetup = {
  mailUnknownHost: '没有这个名称的邮件服务器。请检查 SMTP_URL 中的主机名。',
  mailUnreachable: '无法连接邮件服务器。请检查 SMTP_URL 中的主机和端口，以及中间是否有防火墙。',
  mailSlow:
    '邮件服务器在 {seconds, number} 秒内没有应答。请检查端口：smtp:// 通常用 587，smtps:// 用 465。',
  mailLogin: '邮件服务器拒绝登录。请检查 SMTP_URL 中的用户名和密码。',
  mailEncryption: '无法建立加密连接。请检查端口以及邮件服务器的证书是否有效。',
  mailRefused: '邮件服务器拒绝发件人或收件人。请检查 MAIL_FROM 和地址。',
  mailFailed: '邮件无法发送。',
  filesFull: '存放文件的位置已没有空间。',
  filesDenied: '服务器无权在存放文件的位置写入。请检查 DATA_DIR 的权限或存储桶密钥的权限。',
  filesNoBucket: '没有这个名称的存储桶。请检查 S3_BUCKET 和 S3_ENDPOINT。',
  filesKeys: '文件存储拒绝了密钥。请检查 S3_ACCESS_KEY_ID 和 S3_SECRET_ACCESS_KEY。',
  filesUnreachable: '文件存储没有应答。请检查 S3_ENDPOINT 和网络。',
  filesChanged: '读回的文件与写入时不同。请检查磁盘或存储桶的设置。',
  filesFailed: '无法写入、读取并移除文件。',
} as const satisfies TextsOf<typeof en>;
